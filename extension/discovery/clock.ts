/** The time as a page needs it that may stay open for days. */
import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** Now, in ms; looked up again every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
