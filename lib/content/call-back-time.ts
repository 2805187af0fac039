/** When we promise to be in touch. Its spaces do not break, so that a number never stands alone at a line's end. */
export const callBackTime = '1\u00a0to\u00a02\u00a0business days'
