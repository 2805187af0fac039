/** Whether a text is the reference of an application, such as A-7KX2M9. */
export const isApplicationReference = (text: string): boolean => /^A-[0-9A-Z]{6}$/.test(text)
