/** The endpoints' error messages: each says what to do next and repeats nothing of what was sent. */
export const apiErrors = {
  invalid_json: { status: 400, message: 'Send one JSON object.' },
  invalid_encoding: { status: 400, message: 'Send the body as UTF-8 text.' },
  invalid_idempotency_key: {
    status: 400,
    message: 'Send an Idempotency-Key of 8 to 255 letters, digits, hyphens or underscores, or none.',
  },
  cross_origin: { status: 403, message: 'Send the form from our own pages.' },
  method_not_allowed: { status: 405, message: 'Use POST.' },
  body_timeout: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  idempotency_in_progress: {
    status: 409,
    message: 'The same request is being handled at the moment. Please try again in a few seconds.',
  },
  body_too_large: { status: 413, message: 'The request is larger than 32 KiB. Please shorten your text.' },
  unsupported_media_type: { status: 415, message: 'Send application/json in UTF-8, without compression.' },
  validation_failed: { status: 422, message: 'Please correct the fields that are named.' },
  idempotency_mismatch: {
    status: 422,
    message: 'This Idempotency-Key was used with different contents. Use a new key for a new enquiry.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many enquiries came from your connection. Please wait a little, or write to us by email.',
  },
  // It may have been stored without confirmation. Sent again with the same key, or as a form with the same words, it is
  // not stored twice.
  unavailable: {
    status: 503,
    message:
      'Our service is slow at the moment, and we may already have your enquiry. Press the button again: it will not be sent twice.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ApiErrorCode = keyof typeof apiErrors

/** For people without scripts, who get a page with their form back. */
export const errorPageWords = {
  titlePrefix: 'Error:',
  goBack: 'Go back with your browser: what you typed is still there. Correct it and send it again.',
} as const
