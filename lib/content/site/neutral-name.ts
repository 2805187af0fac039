/** The signature of our emails. Not in `company`, which reads settings that the form's JavaScript must not load. */
export const neutralName = 'The SCT team'
