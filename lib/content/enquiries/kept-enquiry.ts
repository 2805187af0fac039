/** For an enquiry kept on the device until there is a connection. */
export const keptEnquiryWords = {
  offer:
    'You seem to be offline. We can keep this enquiry on this device and send it the next time you open one of our pages with a connection. Say yes only if the device is yours: until then, anyone who uses it could read what you wrote.',
  yes: 'Yes, keep it and send it later',
  kept: 'Your enquiry is saved on this device. We’ll send it the next time you open one of our pages with a connection, and tell you at the top of that page. You can close this one.',
  notKept: 'This browser couldn’t save it. Your answers are still here.',
  region: 'Enquiry on this device',
  waiting: 'You have an enquiry waiting on this device. We’ll send it when you have a connection.',
  sent: 'We’ve received the enquiry that was waiting on this device, and deleted it from the device.',
  reference: 'Your reference is',
  refused:
    'We couldn’t accept the enquiry that was waiting on this device. Please delete it here and send the form again.',
  unsure:
    'You have an enquiry waiting on this device. We tried to send it, but got no answer. If you’ve had an email from us about it, we have it. Please delete it here, and send the form again only if you’ve had no email.',
  forget: 'Delete it from this device',
} as const
