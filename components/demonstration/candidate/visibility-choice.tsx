import { ActRadioRows } from '@/components/demonstration/parts/act-radio-rows'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { profileWords as words } from '@/lib/content/dashboards/candidate/profile'
import { visibilityLabels } from '@/lib/content/dashboards/labels'
import { useHydrated } from '@/lib/client/use-hydrated'
import { visibilities, type ProfileVisibility } from '@/lib/domain/dashboards/service-state'

type Props = { visibility: ProfileVisibility; run: RunNoted }

/** Who sees the profile: saved as soon as it is chosen, and can be undone. */
export function VisibilityChoice({ visibility, run }: Props) {
  const isReady = useHydrated()
  const messageFor = (to: ProfileVisibility) => `${words.visibilityDone} ${visibilityLabels[to].toLowerCase()}.`
  return (
    <ActRadioRows
      legend={words.visibilityLegend}
      name="visibility"
      chosen={visibility}
      disabled={!isReady}
      options={visibilities.map((visibility) => ({
        value: visibility,
        label: visibilityLabels[visibility],
        hint: words.visibilityHints[visibility],
      }))}
      onChoose={(to) =>
        run(
          { type: 'profile/visibility', visibility: to },
          { done: messageFor(to), undo: { type: 'profile/visibility', visibility }, undone: messageFor(visibility) },
        )
      }
    />
  )
}
