/** How many in every hundred applications a company answers in time, and how many applications that was counted from. */
export type ReplyRate = {
  /** Whole, from 0 to 100. */
  percent: number
  /** From 10 to 200: the latest. */
  of: number
}
