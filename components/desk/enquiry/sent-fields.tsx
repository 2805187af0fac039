import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import type { EnquiryView } from '@/lib/domain/desk/enquiry-view'

type Props = { fields: EnquiryView['fields'] }

/** Short answers side by side, and each long one across the whole width. */
export function SentFields({ fields }: Props) {
  return (
    <>
      <Facts
        facts={fields
          .filter(({ isLong }) => !isLong)
          .map(({ name, value }) => ({ name, value: <Typed>{value}</Typed> }))}
      />
      <dl className="dash-facts desk-long">
        {fields
          .filter(({ isLong }) => isLong)
          .map(({ name, value }) => (
            <div key={name} data-wide>
              <dt>{name}</dt>
              <dd>
                <Typed>{value}</Typed>
              </dd>
            </div>
          ))}
      </dl>
    </>
  )
}
