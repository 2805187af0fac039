/** Skills to choose from, in two groups: what somebody is like, and what they can do. */
export const suggestedSkills = {
  personal: ['Reliability', 'Punctuality', 'Team work', 'Communication', 'Problem solving', 'Patience'],
  work: ['Manual work', 'Customer service', 'Cleaning', 'Cooking', 'Basic IT', 'Following instructions'],
} as const satisfies Record<string, readonly string[]>
