/** Above the list of what is wrong with a form. In a file of its own, because forms that run in the browser carry it. */
export const problemTitle = 'There is a problem'

/** Before the title of a page that has such a list. */
export const errorTitleStart = 'Error: '
