// Letters of other alphabets that look like Latin ones, each before the Latin letter it is read as: the pairs that
// Unicode's confusables (UTS 39, confusables.txt 16.0) has for a to z in Cyrillic, Greek, Armenian and Cherokee, and the
// small capitals. The whole file has 6,000 pairs and weighs more than the form that these rules run in.
const pairs =
  'аaАaвbВbьbЬbсcСcԁdԀdеeЕeһhҺhнhНhіiІiӏlӀiјjЈjкkКkмmМmпnоoОoрpРpԛqгrѕsЅsтtТtуyУyүyҮyѵvѴvԝwԜwѡwхxХx' +
  'αaΑaβbΒbϲcϹcεeΕeΗhηnιiΙiκkΚkΜmΝnνvοoΟoσoρpΡpτtΤtυuΥyγyωwχxΧxΖz' +
  'օoՕoսuՍuհhոnզqցgյjԁd' +
  'ᎪaᏴbᏟcᎠdᎬeᎻhᎫjᏦkᏞlᎷmᏢpᏒrᏚsᎢtᏙvᎳwᎩyᏃz' +
  'ɑaᴀaʙbᴄcᴅdᴇeꜰfɡgɢgʜhıiɪiɩiᴊjᴋkʟlłlŁlᴍmɴnᴏoøoØoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'
const letters = Array.from(pairs)
const lookAlikes = new Map(letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? '']] : [])))

const otherSigns: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '−': '-',
  '—': '–',
  '…': '.',
}

// Nothing is printed for these: format characters, accents put on a letter, fillers and variation selectors.
const unseen = /^[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u
const space = /^[\s\u2800]$/u
const startsALine = /^[\s\u2800]*(?:[\p{Lu}\p{N}•·*–-]|$)/u

export type Folded = {
  text: string
  /** Where each character of `text` begins in what was written, and at the end how long that is. */
  at: readonly number[]
}

function foldedCharacter(character: string): string {
  const sign = otherSigns[character] ?? lookAlikes.get(character)
  if (sign !== undefined) return sign
  if (character < '\u0080') return character.toLowerCase()
  return Array.from(character.normalize('NFKD').toLowerCase(), (part) =>
    unseen.test(part) ? '' : (otherSigns[part] ?? lookAlikes.get(part) ?? part),
  ).join('')
}

/**
 * A text as a reader sees it, so that the same words are the same however they were typed: in lower case, without
 * characters that print nothing, with each look-alike letter as the Latin one, and one space between words. A line
 * break stays where a new line of a list or a sentence begins.
 */
export function foldText(written: string): Folded {
  const text: string[] = []
  const at: number[] = []
  let index = 0
  for (const character of written) {
    const from = index
    index += character.length
    if (space.test(character)) {
      const last = text.at(-1)
      const isBreak = character === '\n' && startsALine.test(written.slice(index, index + 80))
      if (last === ' ' && isBreak) text[text.length - 1] = '\n'
      else if (last !== ' ' && last !== '\n') {
        text.push(isBreak ? '\n' : ' ')
        at.push(from)
      }
      continue
    }
    if (unseen.test(character)) continue
    for (const part of foldedCharacter(character)) {
      text.push(part)
      for (let unit = 0; unit < part.length; unit++) at.push(from)
    }
  }
  return { text: text.join(''), at: [...at, written.length] }
}

/** {@link foldText} of a name or a line, to compare it with another. */
export const folded = (written: string): string => foldText(written).text.trim()

/**
 * Whether a name holds characters that hide what it is: some that print nothing, or letters of another alphabet than
 * the Latin one, which is all that a name on the register of companies may be written in.
 */
export const hidesItsName = (name: string): boolean =>
  /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name) || /(?!\p{Script=Latin})\p{L}/u.test(name)
