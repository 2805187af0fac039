// "10pm to 6am", "between 8pm and 4am", "midnight to 8am", "22:00-06:00", "2200 to 0600". To end at midnight is not past
// it.
const to = '(?: ?[-–—] ?| (?:to|until|till?) )'
const evening = '(?:(?:1[0-2]|0?[1-9])(?:[:.][0-5][0-9])? ?p\\.?m\\.?|midnight|12(?:[:.]00)? ?a\\.?m\\.?)'
const morning = '(?:(?:1[01]|0?[1-9])(?:[:.][0-5][0-9])?|12[:.](?:0[1-9]|[1-5][0-9])) ?a\\.?m'
const pastMidnight =
  `\\b(?:${evening}${to}${morning}|between ${evening} and ${morning}|(?:00|1[3-9]|2[0-3])` +
  `(?:[:.][0-5][0-9]${to}(?:(?:0?[1-9]|1[01])[:.][0-5][0-9]|0?0[:.](?:0[1-9]|[1-5][0-9]))` +
  `|[0-5][0-9]${to}0(?:[1-9][0-5][0-9]|0(?:0[1-9]|[1-5][0-9]))))\\b`
const night = `(?:\\b(?:over)?night(?:s|shifts?|time)?\\b|${pastMidnight})`

// "No nights", "we don't work nights", "no evenings, weekends or nights", "nights are not needed"; but not "no more than
// two nights a week", "not every night" or "no fixed days or nights".
const denial = "(?:\\b(?:no|not|without|never|non)\\b-?|n['’]t\\b)"
const between = (stops: string): string => `(?:[^${stops}–—-]|[a-z]-)`
const denied =
  `${denial}(?:${between('.,;:(')}{0,20}|${between('.;:(')}{0,40}\\b(?:or|nor) )${night}` +
  '|\\bnights?(?:[ -](?:shifts?|work))? (?:is|are) (?:not|never)\\b'

const endsOfDenial = /\b(?:more|less|fewer|only|just|but|alone|every|days? (?:or|and))\b/gi
const denials = new RegExp(denied, 'gi')
const nights = new RegExp(night, 'i')

/**
 * Whether the hours of a job, as its advert words them, include nights or run past midnight. "No nights" says that they
 * do not. Each advert is stored with it (`commitJob`), so that jobs can be suggested by it.
 */
export const isAtNight = (pattern: string): boolean =>
  nights.test(pattern.replace(endsOfDenial, ';').replace(denials, ' '))
