/** The row of a list with an id; undefined if there is none. */
export const findById = <Row extends { id: string }>(list: readonly Row[], id: string): Row | undefined =>
  list.find((item) => item.id === id)
