/** Whether a text is an application's reference, such as A-7KX2M9. */
export const isApplicationReference = (text: string): boolean => /^A-[0-9A-Z]{6}$/.test(text)
