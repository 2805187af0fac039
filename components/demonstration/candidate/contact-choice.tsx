import { ActCheck } from '@/components/demonstration/parts/act-check'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { useHydrated } from '@/lib/client/use-hydrated'
import { profileWords as words } from '@/lib/content/dashboards/candidate/profile'
import { contactKinds, type ContactKind } from '@/lib/domain/dashboards/service-state'

type Props = { sharedContact: readonly ContactKind[]; run: RunNoted }

/** Which contact details an employer gets with the name once it has shortlisted the person. */
export function ContactChoice({ sharedContact, run }: Props) {
  const isReady = useHydrated()
  const messageFor = (contact: ContactKind, isShared: boolean) => words.contactDone(words[contact], isShared)
  return (
    <fieldset className="choice-group field" disabled={!isReady}>
      <legend className="field-label">{words.contactLegend}</legend>
      {contactKinds.map((contact) => (
        <ActCheck
          key={contact}
          label={words.contactLabels[contact]}
          isTicked={sharedContact.includes(contact)}
          onTick={(isShared) =>
            run(
              { type: 'profile/share-contact', contact, isShared },
              {
                done: messageFor(contact, isShared),
                undo: { type: 'profile/share-contact', contact, isShared: !isShared },
                undone: messageFor(contact, !isShared),
              },
            )
          }
        />
      ))}
    </fieldset>
  )
}
