import { ActButton } from '@/components/work/act-button'
import { downloadText } from '@/lib/client/download'
import { partWords } from '@/lib/content/dashboards/part-words'
import { toCsv, type CsvCell } from '@/lib/domain/csv/to-csv'

type Props = { fileName: string; head: readonly string[]; rows: readonly (readonly CsvCell[])[] }

/** The list on the screen, as a file for a spreadsheet. */
export function CsvButton({ fileName, head, rows }: Props) {
  return (
    <ActButton onClick={() => downloadText(toCsv(head, rows), { fileName, type: 'text/csv;charset=utf-8' })}>
      {partWords.download}
    </ActButton>
  )
}
