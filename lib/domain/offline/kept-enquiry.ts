/** Where an enquiry waits on a device for a connection, in local storage. */
export const keptEnquiryName = 'kept-enquiry'
