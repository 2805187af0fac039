/**
 * The forms of live hiring, by the part of the site that takes them; hiring-forms.test.ts checks that the list is
 * complete.
 */
export const hiringForms = {
  employer: [
    ...['applicant-shortlist', 'applicant-interview', 'applicant-times', 'applicant-offer', 'applicant-no'],
    ...['applicant-take-back', 'applicant-check', 'applicant-ask', 'statement-read'],
    ...['message-send', 'message-report'],
    ...['colleague-invite', 'colleague-invite-again', 'invitation-withdraw', 'colleague-rights', 'colleague-remove'],
    ...['company-leave', 'company-change'],
    ...['job-new', 'job-save', 'job-send', 'job-recall', 'job-discard', 'job-pause', 'job-resume', 'job-extend'],
    ...['job-close', 'job-copy'],
  ],
  candidate: [
    ...[
      'apply',
      'apply-begin',
      'apply-about',
      'application-cv-back',
      'application-accept',
      'application-decline',
      'application-withdraw',
      'application-time',
    ],
    ...['application-no-time', 'application-answer', 'application-approval'],
    ...['application-late', 'application-other-time', 'application-cancel', 'message-send', 'message-report'],
    ...['profile-about', 'profile-card', 'profile-wants', 'profile-seen', 'company-hide', 'company-show'],
    ...['job-save', 'job-hide', 'job-unsave', 'job-unhide'],
    ...['statement-save', 'statement-again', 'statement-delete', 'statement-release', 'statement-take-back'],
  ],
  desk: [
    ...['company-approve', 'company-return', 'company-pause', 'company-resume', 'company-take_change'],
    ...['company-leave_change', 'job-approve', 'job-return'],
  ],
} as const satisfies Record<string, readonly string[]>
