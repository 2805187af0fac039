/** The notice on every page of the demonstration. */
export const demoWords = {
  label: 'About this demonstration',
  banner: 'Demonstration data. Not real people or vacancies.',
  bannerReach: 'Nothing you do here reaches anybody or changes anything.',
  bannerMore: 'Anything you type is deleted within 15 minutes.',
  earlierHires: 'The figures include people hired earlier, whose applications the demonstration doesn’t show.',
  noRecord: 'This is a demonstration: do not write about your own record here.',
  sides: 'See the story as',
  skipToScreen: 'Skip the pages of this dashboard',
} as const
