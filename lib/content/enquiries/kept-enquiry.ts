/** Of an enquiry that waits on the device for a connection. */
export const keptEnquiryWords = {
  offer:
    'You seem to be offline. We can keep this enquiry on this device and send it when you have a connection and open one of our pages. Say yes only if the device is yours: what you wrote can be read on it until then.',
  yes: 'Yes, keep it and send it later',
  kept: 'Your enquiry is on this device. We send it once you have a connection and open one of our pages, and say so at the top of that page. You can close this one.',
  notKept: 'This browser could not keep it. Your answers are still here.',
  region: 'The enquiry on this device',
  waiting: 'An enquiry waits on this device. It is sent when there is a connection.',
  sent: 'We have the enquiry that waited on this device, and have deleted it here.',
  reference: 'Your reference is',
  refused:
    'We could not accept the enquiry that waited on this device. Delete it here, and please send the form again.',
  unsure:
    'An enquiry waits on this device. We tried to send it and had no answer. If you have had our email, we have it. Delete it here; if you had no email, please send the form again.',
  forget: 'Delete it from this device',
} as const
