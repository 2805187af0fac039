/** Whether the tests run on GoTrue itself, which can do more than the embedded edition. */
export const isOnGoTrue = process.env.TEST_SHAPE === 'hosted' && (process.env.GOTRUE_BIN ?? '') !== ''
