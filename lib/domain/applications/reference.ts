/**
 * Whether a text is an application's reference, such as A-7KX2M9. Once nobody is to know whose it was, an application
 * has a longer one.
 */
export const isApplicationReference = (text: string): boolean => /^A-(?:[0-9A-Z]{6}|[0-9A-Z]{12})$/.test(text)
