/** Fields that several forms ask for; what is wrong with them is a code of the words. */
import { z } from "zod";

export const emailField = z.string().trim().max(254, "email_invalid").pipe(z.email("email_invalid"));
export const passwordField = z.string().min(10, "password_short").max(200, "password_long");
