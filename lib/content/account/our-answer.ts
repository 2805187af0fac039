export const ourAnswerWords = {
  dueBy: (day: string) => `We’ll email you by ${day}.`,
  late: (day: string) => `We said we’d email you by ${day}. We’re sorry we’re late. We’ll email you as soon as we can.`,
} as const
