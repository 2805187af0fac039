import type { ReactNode } from 'react'

type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  /** Two or three words, such as ‘9 days ago’, which stay on one line where there is room. */
  isShort?: boolean
  /** Rows whose card on a phone does without it, because it asks for nothing. */
  isOnlyWide?: (row: Row) => boolean
  /** What it says needs no name beside it in a card on a phone. */
  isPlain?: boolean
  /** A column of buttons or links: its name is only for screen readers. */
  isUnnamed?: boolean
}

type Props<Row> = {
  caption: string
  /** The caption repeats the heading above it, so it is only for screen readers. */
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/**
 * A table, and on a phone a card for each row. The roles are explicit because some browsers drop a table's own when it
 * is displayed as blocks.
 */
export function DataTable<Row>({ caption, isCaptionHidden, columns, rows, rowKey }: Props<Row>) {
  return (
    <table className="article-table dash-table" role="table">
      <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, isNumber, isUnnamed }) => (
            <th key={label} role="columnheader" scope="col" data-number={isNumber || undefined}>
              <span className={isUnnamed ? 'visually-hidden' : undefined}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ label, cell, isNumber, isShort, isOnlyWide, isPlain, isUnnamed }, index) =>
              index === 0 ? (
                <th key={label} role="rowheader" scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={label}
                  role="cell"
                  data-column={isUnnamed || isPlain ? undefined : label}
                  data-number={isNumber || undefined}
                  data-short={isShort || undefined}
                  data-wide={isOnlyWide?.(row) || undefined}
                >
                  <div>{cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
