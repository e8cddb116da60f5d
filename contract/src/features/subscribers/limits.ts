/** `perHour`: confirmations that the whole lab asks for. `asks`: how often one address is asked before it is forgotten. */
export const subscriberLimits = { perHour: 60, asks: 3 };
