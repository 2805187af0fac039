import { connection } from 'next/server'
export default async function Made() {
  await connection()
  return <h1>Made for each visit</h1>
}
