/** Runs something at another time: the embedded database takes its time from the clock of its process. */
export async function withClockAt<Answer>(moment: Date, run: () => Promise<Answer>): Promise<Answer> {
  const realNow = Date.now
  const away = moment.getTime() - realNow()
  Date.now = () => realNow() + away
  try {
    return await run()
  } finally {
    Date.now = realNow
  }
}
