/** Where 'Leave this page' leads: a page that anybody might have open, as GOV.UK's exit buttons do. */
export const neutralSite = 'https://www.bbc.co.uk/weather'
