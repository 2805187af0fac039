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

// As often typed in a hurry, each before what is meant.
const slips: Readonly<Record<string, string>> = {
  crimnal: 'criminal',
  criminial: 'criminal',
  convinction: 'conviction',
  convicton: 'conviction',
  conviciton: 'conviction',
  convition: 'conviction',
  ofender: 'offender',
  offense: 'offence',
  aply: 'apply',
  accomodat: 'accommodat',
  convicions: 'convictions',
  crimanal: 'criminal',
  criminel: 'criminal',
  cautoin: 'caution',
  prision: 'prison',
}
const slip =
  /(?<![a-z0-9'])(?:(?:do|does|did|ca|wo|is|are|was|were|has|have|had|would|could|should|must|need)nt(?![a-z0-9'])|crimnal|criminial|convinction|convicton|conviciton|convition|ofender|offense|accomodat|convicions|crimanal|criminel|cautoin|prision|(?<![a-z])aply(?![a-z]))/g

/** A folded text as it was meant: 'dont' is read as "don't", and 'convinction' as 'conviction'. */
export function readSlips({ text, at }: Folded): Folded {
  const parts: string[] = []
  const places: number[] = []
  let from = 0
  for (const { 0: typed, index } of text.matchAll(slip)) {
    const meant = slips[typed] ?? `${typed.slice(0, -1)}'t`
    parts.push(text.slice(from, index), meant)
    places.push(
      ...at.slice(from, index),
      ...Array.from(meant, (_, place) => at[index + Math.min(place, typed.length - 1)] ?? 0),
    )
    from = index + typed.length
  }
  return { text: [...parts, text.slice(from)].join(''), at: [...places, ...at.slice(from)] }
}

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}
// Words that are often spaced out to pass a check, to be told apart again when nothing shows where one ends.
const spacedWords =
  /(?:no|only|any|must|have|not|clean|clear|criminal|convictions?|records?|offenders?|prison|men|women|british|english|muslims?|christians?|disabled|pregnant|foreigners?)/g

/**
 * Another reading of a folded text in which letters were set apart ("n o  m e n", "c.o.n.v.i.c.t") or put as digits
 * ("conv1ctions"); null where there are none. Numbers on their own, such as 18-30 or £12.50, stay numbers.
 */
export function readDisguised({ text, at }: Folded): Folded | null {
  const parts: string[] = []
  const places: number[] = []
  let index = 0
  const put = (part: string, from: number) => {
    parts.push(part)
    for (let unit = 0; unit < part.length; unit++) places.push(at[from] ?? 0)
  }
  const disguised =
    /(?<![a-z0-9])[a-z0-9@$](?:[ .,_*·•/|~-]{1,2}[a-z0-9@$!|]){3,}(?![a-z0-9])|(?<![a-z0-9@$!|])(?=[a-z0-9@$!|]*[a-z])(?=[a-z0-9@$!|]*[0-9@$!|][a-z])[a-z0-9@$!|]{2,}(?![a-z0-9@])|(?<![a-z0-9])n0(?![a-z0-9])|(?<=[a-z])[*_·•~|](?=[a-z])/g
  for (const match of text.matchAll(disguised)) {
    for (; index < match.index; index++) put(text.charAt(index), index)
    const letters = match[0].replace(/[ .,_*·•/|~-]/g, '').replace(/./g, (sign) => digitLetters[sign] ?? sign)
    // Letters set apart lose the gaps between their words.
    const isSpaced = /^.[ .,_*·•/|~-]/.test(match[0])
    if (isSpaced && match.index > 0 && text[match.index - 1] !== ' ') put(' ', match.index)
    put(isSpaced ? letters.replace(spacedWords, '$& ').trim() : letters, match.index)
    index = match.index + match[0].length
  }
  if (parts.length === 0 && index === 0) return null
  for (; index < text.length; index++) put(text.charAt(index), index)
  return { text: parts.join(''), at: [...places, at.at(-1) ?? 0] }
}

/** {@link foldText} of a name or a line, to compare it with another. */
export const folded = (written: string): string => foldText(written).text.trim()

/**
 * Whether a name holds characters that hide what it is: some that print nothing, letters of another alphabet than the
 * Latin one, which is all that a name on the register of companies may be written in, or twins of Latin letters that no
 * European language writes, such as the 'ɡ' of phonetics.
 */
export const hidesItsName = (name: string): boolean =>
  /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name) ||
  /(?!\p{Script=Latin})\p{L}/u.test(name) ||
  /(?![a-z])\p{L}/iu.test(name.normalize('NFKD').replace(/[łøıßæœđðþħŋ]/giu, ''))

/** The address of a website in a folded text, with or without its scheme, as a pattern. */
export const siteAddress =
  '(?:https?://|www\\.)\\S+|[a-z0-9][a-z0-9-]*(?: ?(?:\\.|\\[dot\\]|\\(dot\\)) ?[a-z0-9-]+)*(?:\\.| ?(?:\\[dot\\]|\\(dot\\)| dot ) ?)(?:com|co\\.uk|org\\.uk|uk|org|net|info|biz|io|me|ru|xyz|site|online|shop|link|ly|gg|app|jobs|work|top|club)(?:/\\S*)?(?![a-z])'

/** Whether a folded text names a website. */
export const namesWebsite = (line: string): boolean => new RegExp(`(?<![a-z0-9])(?:${siteAddress})`, 'u').test(line)
