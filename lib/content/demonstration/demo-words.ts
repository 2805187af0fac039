/** The notice on every page of the demonstration. */
export const demoWords = {
  label: 'About this demonstration',
  banner: 'Demonstration data. Not real people or vacancies.',
  bannerMore:
    'Nothing you do here reaches anybody. What you did is forgotten when you close this browser tab, and what you typed in a form after 15 minutes at the latest.',
  noRecord: 'This is a demonstration: do not write about your own record here.',
  noScript: 'You can read every page without scripts. Some buttons need scripts.',
  reset: 'Reset the demo',
  resetDone: 'The demo is back to how it started.',
  navigation: 'Pages of this dashboard',
  sides: 'See the story as',
  skipToScreen: 'Skip the pages of this dashboard',
} as const
