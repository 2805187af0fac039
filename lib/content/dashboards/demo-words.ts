/** What every page of the demonstration says about itself. */
export const demoWords = {
  label: 'About this demonstration',
  banner: 'Demonstration data. Not real people or vacancies.',
  bannerMore: 'What you change here stays in this browser tab and goes when you close it.',
  noScript: 'You can read every page without scripts. To change something in the demo, turn scripts on.',
  reset: 'Reset the demo',
  resetDone: 'The demo is as it was at the start.',
  navigation: 'Pages of this dashboard',
  otherSides: 'The same story from another side',
  skipToScreen: 'Skip the pages of this dashboard',
} as const
