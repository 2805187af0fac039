import { ActRadioRows } from '@/components/demonstration/parts/act-radio-rows'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { useHydrated } from '@/lib/client/use-hydrated'
import { settingWords as words } from '@/lib/content/demonstration/candidate/settings'

type Props<Option extends string> = {
  choice: { legend: string; name: string; options: readonly Option[] }
  labels: Readonly<Record<Option, string>>
  /** What applies until something is chosen. */
  usual: Option
  settings: Readonly<Record<string, string>>
  run: RunNoted
}

/** One setting: saved as soon as it is chosen, and can be undone. */
export function SettingChoice<Option extends string>({ choice, labels, usual, settings, run }: Props<Option>) {
  const isReady = useHydrated()
  const { legend, name, options } = choice
  const value = options.find((option) => option === settings[name]) ?? usual
  return (
    <ActRadioRows
      legend={legend}
      name={name}
      chosen={value}
      disabled={!isReady}
      options={options.map((option) => ({ value: option, label: labels[option] }))}
      onChoose={(to) =>
        run(
          { type: 'setting/choose', name, value: to },
          { done: words.saved, undo: { type: 'setting/choose', name, value }, undone: words.putBack },
        )
      }
    />
  )
}
