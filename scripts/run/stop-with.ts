/** Exits the command with one sentence that says what is wrong and what to do. */
export function stopWith(sentence: string): never {
  console.error(`\n${sentence}`)
  process.exit(1)
}
