/** The notice on every page of the demonstration. */
export const demoWords = {
  label: 'About this demonstration',
  banner: 'Demonstration data. Not real people or vacancies.',
  bannerMore: 'What you change stays in this browser tab until you close it.',
  noScript: 'You can read every page without scripts. To try the buttons, turn scripts on.',
  reset: 'Reset the demo',
  resetDone: 'The demo is back to how it started.',
  navigation: 'Pages of this dashboard',
  sides: 'See the story as',
  skipToScreen: 'Skip the pages of this dashboard',
} as const
