/** The local storage key for an enquiry waiting on a device for a connection. */
export const keptEnquiryName = 'kept-enquiry'
