import mammoth from 'mammoth'

const blocks = 'p, h1, h2, h3, h4, h5, h6, li'

/**
 * The lines of a Word file (.docx): paragraphs, headings, and list items with a bullet in front.
 * @throws what mammoth throws when it is not such a file
 */
export async function linesOfWord(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  // Pictures are not needed, and may be large.
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
  // Browsers use the first property, Node.js the second.
  const file = { arrayBuffer: bytes.buffer, buffer: bytes }
  const { value } = await mammoth.convertToHtml(file, { convertImage })
  const { body } = new DOMParser().parseFromString(value, 'text/html')
  body.querySelectorAll('br').forEach((lineBreak) => lineBreak.replaceWith('\n'))
  return [...body.querySelectorAll(blocks)]
    .filter((block) => !block.querySelector(blocks))
    .flatMap((block) => {
      const mark = block.closest('li') ? '• ' : ''
      return block.textContent
        .replace(/\t/g, '    ')
        .split('\n')
        .map((line) => (line.trim() === '' ? '' : mark + line))
    })
}
