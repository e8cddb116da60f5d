/** `navigator.connection` is missing in some browsers and incomplete in others. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

export function isSlowConnection(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return Boolean(saveData) || /[23]g/.test(effectiveType);
}

/** The person pays for each byte, or asked the browser to save data. */
export function isMeteredConnection(): boolean {
  const { saveData, type } = connection();
  return Boolean(saveData) || type === 'cellular';
}
