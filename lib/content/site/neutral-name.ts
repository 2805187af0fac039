/** How our emails sign, apart from the brand: `company` reads settings, which the form's JavaScript must not load. */
export const neutralName = 'The SCT team'
