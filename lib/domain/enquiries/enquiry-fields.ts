import type { CallbackEnquiry } from '@/lib/domain/enquiries/callback-enquiry'
import type { WaitlistApplication } from '@/lib/domain/enquiries/waitlist-application'

// Of several forms at once, each is asked by itself: `keyof` would give only the fields that all of them have.
type FieldOf<Form> = Form extends unknown ? keyof Form : never

/** Every field of every form. The waitlist's `phone` is stored and corrected as `phoneNumber`. */
export type KeptEnquiryField = Exclude<FieldOf<CallbackEnquiry | WaitlistApplication>, 'phone'>

/** The fields that are ticked or not. */
export type TickBoxField<Form> = Form extends unknown
  ? { [Field in keyof Form]-?: NonNullable<Form[Field]> extends boolean ? Field : never }[keyof Form]
  : never

/** The fields whose answer is one of a list, so that a code is stored, which needs words wherever people read it. */
export type ChoiceField<Form> = Form extends unknown
  ? {
      [Field in keyof Form]-?: NonNullable<Form[Field]> extends string
        ? string extends NonNullable<Form[Field]>
          ? never
          : Field
        : never
    }[keyof Form]
  : never

/** 'phone_number' for 'phoneNumber': the column of a field, as `form_fields()` in the database has them. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
