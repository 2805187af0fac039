/** What somebody can send along when they apply, and how both sides see it afterwards. */
export const extrasWords = {
  why: 'Why this job suits me (optional)',
  whyHint:
    'Up to 500 characters. The employer sees this straight away, without your name. Leave out anything about your record.',
  whyField: 'Why this job suits me',

  cvHeading: 'A copy of your CV (optional)',
  cvNoScripts: 'Your CV is only on your device. To send a copy, this page needs JavaScript. You can apply without one.',
  cvNone: 'You haven’t made a CV with our CV builder on this device. You can apply without one.',
  cvMake: 'Make one in the CV builder',
  cvSend: 'Send a copy of the CV on this device',
  cvSendHint:
    'They can only open it if they shortlist you. It has your name and contact details on it. We keep it locked, and you can take it back.',
  cvLook: 'See what would be sent',
  cvWords: (word: string): string =>
    `Your CV says ‘${word}’. That can tell an employer about your record. Change it in the CV builder first, if you don’t want that.`,
  cvTooLong: 'The CV on this device is too long to be sent here. Shorten it in the CV builder, or apply without one.',
  cvProblem: 'We couldn’t read that copy of your CV, so nothing was sent. Try again, or apply without it.',
  cvClosed: 'We can’t keep CVs locked at the moment, so nothing was sent. Apply without it.',

  ownSent: 'What you sent',
  ownCard: 'What you can do, as it stands in your profile. If you change it there, the employer sees the change.',
  ownWhy: 'Why this job suits you',
  ownWhyNone: 'You didn’t write anything here.',
  ownCvWith: 'Copy of your CV',
  ownCvIs: 'You sent one',
  ownCvNone: 'You didn’t send one',
  ownCv: 'Your CV',
  ownCvSent: (when: string): string => `You sent a copy on ${when}.`,
  ownCvClosed: 'They can open it if they shortlist you.',
  ownCvOpen: 'They can open it now. Nobody there has yet.',
  ownCvOpened: (when: string): string => `Somebody there first opened it on ${when}.`,
  ownCvBack: 'Take the copy back',
  ownCvBackHint:
    'Once you take it back, nobody there can open it any more. They may have kept what they opened before.',

  theirWhy: 'Why this job suits them',
  theirCv: 'CV',
  theirCvOpen: 'Open their CV',
  theirCvHint: 'They sent it with their application. They see when it is first opened.',
  cvTitle: (who: string): string => `CV: ${who}`,
  cvAsSent: 'As they sent it',
  cvBack: 'Back to the applicant',
  cvPdf: 'Save it as a PDF',
  cvPdfBusy: 'Making the PDF …',
  cvPdfDone: 'Saved.',
  cvPdfFailed: 'The PDF could not be made here. You can print this page instead.',
  cvUnreadable: 'This CV cannot be opened, because the key that locked it is lost. Ask the applicant for another copy.',
  cvPurpose: 'Use it for this application only. It closes when the applicant takes it back or withdraws.',
} as const
