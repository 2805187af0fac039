import { coveredGroups, coversPage as words } from '@/lib/content/disclosure/covers'

/** Each sentence that the calculator covers: when it is spent, under which section, and how sure that is. */
export function CoveredSentences() {
  return coveredGroups.map(({ id, heading, note, rows }) => (
    <section key={id} id={id} className="article-section">
      <h2>{heading}</h2>
      {note ? <p>{note}</p> : null}
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
          {rows.map(({ kind, name, age, when, section, sure }) => (
            <tr key={kind}>
              <th scope="row">
                {name}
                {age ? <p className="small">{age}</p> : null}
              </th>
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
