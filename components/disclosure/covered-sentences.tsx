import { coveredGroups, coversPage as words } from '@/lib/content/disclosure/covers'

/** Each sentence that the calculator covers: when it is spent, under which section, and how sure that is. */
export function CoveredSentences() {
  return coveredGroups.map(({ title, rows }) => (
    <section key={title}>
      <h2>{title}</h2>
      <table className="article-table">
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, name, when, section, sure }) => (
            <tr key={kind}>
              <th scope="row">{name}</th>
              <td data-column={words.columns[1]}>{when}</td>
              <td data-column={words.columns[2]}>{section}</td>
              <td data-column={words.columns[3]}>{sure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}
