/** Said below a text while it is longer than it may be. */
export const tooManyCharacters = (over: number): string =>
  over === 1
    ? 'You have 1 character too many.'
    : `You have ${over.toLocaleString('en-GB')} characters too many. Shorten it before you send it.`
